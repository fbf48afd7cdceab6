import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import type { LinkQuestion as Question } from '#stores/session.ts';
import { SignInCard } from './SignInCard.tsx';

/** Before a link takes the place of this browser's session. */
export default function LinkQuestion({ link, held, answer }: Question) {
  return (
    <SignInCard title={staff.signInSteps.linkSignsIn(link)}>
      <div className="wrap-anywhere grid gap-3">
        <p>{staff.signInSteps.linkHeld(held)}</p>
        <p className="text-soft">{staff.signInSteps.linkWarning}</p>
      </div>
      <Button kind="primary" className="wrap-anywhere" onClick={() => answer(false)}>
        {staff.signInSteps.linkStay(held)}
      </Button>
      <Button className="wrap-anywhere" onClick={() => answer(true)}>
        {staff.signInSteps.linkFollow(link)}
      </Button>
    </SignInCard>
  );
}
