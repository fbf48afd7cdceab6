import { useQuery } from '@tanstack/react-query';
import { counts } from '#admin/queries/counts.ts';
import { LinkRow, List } from '#admin/ui/List.tsx';
import { pluralize } from '#domain/when.ts';
import { DashboardSection } from './DashboardSection.tsx';

/** Work in progress, with links. */
export function InWork() {
  const { data: figures } = useQuery(counts);
  if (!figures) return null;
  const { drafts, scheduled, undescribed } = figures;
  const rows = [
    {
      count: drafts,
      to: '/admin/blog?state=draft',
      title: `${pluralize(drafts, 'draft')} in work`,
      text: 'Visitors see none of it until you publish it.',
    },
    {
      count: scheduled,
      to: '/admin/blog?state=scheduled',
      title: `${pluralize(scheduled, 'article')} with a time to go live`,
      text: 'Nobody has to press anything.',
    },
    {
      count: undescribed,
      to: '/admin/media/describe',
      title: `${pluralize(undescribed, 'picture')} without a description`,
      text: 'People who can’t see miss what a picture shows, and searches do, too.',
    },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  return (
    <DashboardSection title="In work">
      <List>
        {rows.map(({ to, title, text }) => (
          <LinkRow key={to} to={to} title={title}>
            {text}
          </LinkRow>
        ))}
      </List>
    </DashboardSection>
  );
}
