import { Link } from 'react-router';
import { buttonClass } from '#admin/ui/button-class.ts';
import { EmptyList } from '#admin/ui/List.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { pluralize } from '#domain/when.ts';

interface WalkEndProps {
  count: number;
  /** Descriptions being saved, and those that could not be. */
  unsaved: { running: number; failed: number };
  back: { to: string; words: string };
}

/** After the last picture: whether everything is saved, and the way back. */
export function WalkEnd({ count, unsaved, back }: WalkEndProps) {
  if (unsaved.running > 0) return <Spinner label="Saving what you have written" />;
  return (
    <EmptyList
      title={count > 0 ? 'That was the last one' : 'Nothing to describe'}
      action={
        <Link to={back.to} className={buttonClass('primary')}>
          {back.words}
        </Link>
      }
    >
      {sentence(count, unsaved.failed)}
    </EmptyList>
  );
}

function sentence(count: number, failed: number): string {
  if (count === 0) return 'Every picture has its description, or is marked as decorative.';
  if (failed > 0) {
    return `${pluralize(failed, 'description')} could not be saved yet. What you have written is kept on this device, and saved when the connection is back.`;
  }
  return 'What you have written is saved. Those that you passed over are still without a description.';
}
