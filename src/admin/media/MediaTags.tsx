import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { mediaTags } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { ComboBox } from '#admin/ui/fields/ComboBox.tsx';
import { findTagProblem, TagsField } from '#admin/ui/fields/TagsField.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { tagMedia } from '#data/media/media-library.ts';
import { splitList } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { useMediaChange } from './use-media-change.ts';

const LIMITS = { tags: 20, characters: 40 };

/** Staff find pictures by tags; visitors never see them. */
export function MediaTags({ item }: { item: MediaItem }) {
  const change = useMediaChange(item);
  const known = useKnownTags();
  return (
    <div>
      <TagsField
        label={staff.media.tags}
        tags={item.tags}
        suggestions={known}
        findProblem={(wanted, count) => findTagProblem(wanted, count, LIMITS)}
        onChange={(tags) => change.mutate({ tags })}
      />
      <ChangeFailed change={change} />
    </div>
  );
}

export function TagPictures({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const id = useId();
  const known = useKnownTags();
  const tagging = useDataChange({
    run: (tags: readonly string[]) => tagMedia(ids, tags),
    changes: ['media'],
  });
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');

  function add() {
    const tags = splitList(typed);
    const wrong = findTagProblem(tags, 0, LIMITS);
    setProblem(wrong);
    if (!wrong && tags.length > 0) tagging.mutate(tags, { onSuccess: onDone });
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <ComboBox
        id={id}
        label={staff.media.newTags}
        text={typed}
        onType={setTyped}
        suggestions={known}
        onChoose={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The browser would submit the form as well.
          event.preventDefault();
          add();
        }}
        hint={staff.media.tagsHint}
        error={problem || undefined}
      />
      <Button type="submit" kind="primary" isPending={tagging.isPending}>
        {staff.media.add}
      </Button>
      <ChangeFailed change={tagging} />
    </form>
  );
}

function useKnownTags(): string[] {
  const { data = [] } = useQuery(mediaTags);
  return data.map(({ tag }) => tag);
}
