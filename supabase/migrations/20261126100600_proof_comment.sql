-- What the comment of check_proof() said of tickets was never so: photographs are limited by tickets alone.

comment on function private.check_proof is 'Whether this is the proof of a challenge of ours, within its hour and for the first time: it is spent by this call, unless the transaction is taken back. An enquiry brings one; a ticket for photographs needs none, for begin_enquiry_pictures() has limits of its own.';
