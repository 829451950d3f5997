import { createApi } from '../api';

// Rendered for each request: the pages of the workspace change.
export const dynamic = 'force-dynamic';

export default async function Pages() {
  const titles: string[] = [];
  for await (const { title } of createApi().pages.list('acme')) titles.push(title);
  return (
    <ul>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
