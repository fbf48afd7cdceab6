import { useQuery } from '@tanstack/react-query';
import { answerSettings } from '#admin/queries/answers.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { staff } from '#languages/staff.ts';
import { AnswerSettingsForm } from './AnswerSettingsForm.tsx';

/** With what enquiries are answered; saved for itself, as the website shows none of it. */
export function AnswerSettings() {
  const settings = useQuery(answerSettings);
  return (
    <div className="max-w-5xl border-line border-t px-4 py-2 sm:px-8">
      <Section title={staff.settings.answersToEnquiries} note={staff.settings.answersHint}>
        <Loading
          label={staff.settings.fetchingTheTexts}
          what={staff.settings.theTexts}
          query={settings}
        />
        {settings.data && <AnswerSettingsForm saved={settings.data} />}
      </Section>
    </div>
  );
}
