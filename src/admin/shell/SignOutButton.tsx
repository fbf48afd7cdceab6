import { Button } from '#admin/ui/Button.tsx';
import { useSignOut } from './use-sign-out.ts';

export function SignOutButton() {
  const { isPending, leave } = useSignOut();
  return (
    <Button isPending={isPending} onClick={() => leave()}>
      Sign out
    </Button>
  );
}
