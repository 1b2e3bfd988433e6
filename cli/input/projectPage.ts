/** The description of a mistake in a project file, taken from the documentation. */
import type { ProjectCode } from '../../language/project/codes';

/** The paragraph of docs/configuration.md about a mistake in a project file. */
export async function projectPageOf(code: ProjectCode): Promise<string> {
  const page: { readonly default: string } = await import('../../docs/configuration.md');
  const section = page.default.split(/^### /m).find((each) => each.startsWith(`${code}\n`)) ?? '';
  const [, paragraph = ''] = section.split(/\n{2,}/);
  return paragraph.replaceAll('\n', ' ');
}
