import type { ProjectCode } from '../../language/project/codes';

/** What docs/configuration.md says about a mistake in a project file: a paragraph. */
export async function projectPageOf(code: ProjectCode): Promise<string> {
  const page: { readonly default: string } = await import('../../docs/configuration.md');
  const section = page.default.split(/^### /m).find((each) => each.startsWith(`${code}\n`)) ?? '';
  const [, paragraph = ''] = section.split(/\n{2,}/);
  return paragraph.replaceAll('\n', ' ');
}
