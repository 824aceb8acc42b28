/** What the command says about an organization that it has erased. */
import type { OrgErasure } from './erase-org.ts'

/** Why the command asks for an export, and what to type. */
export const exportFirst = (
  orgId: number,
) => `Nothing was erased. An organization has to keep its invoices, payments and agreements for years after it has left: give it
all that it has first, and name the file here, which is read through and compared:
     npm run org -- export ${orgId} /exports
     npm run org -- erase ${orgId} --title "…" --exported /exports/organization-${orgId}-….tar.gz
Where the organization wants nothing to be kept: --without-export in place of --exported.`

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Counts, and what is left with what to do about it. */
export function erasedLines(orgId: number, { erased, files }: OrgErasure): string[] {
  const lines = erased
    ? [
        `${erased.title} is erased: ${counted(erased.rows, 'row', 'rows')} of ${counted(erased.tables, 'table', 'tables')}, ${counted(erased.gone, 'person', 'people')} and ${counted(files.removed, 'file', 'files')}.`,
        ...(erased.kept > 0
          ? [
              `${counted(erased.kept, 'person keeps an account', 'people keep their accounts')}: other organizations know them.`,
            ]
          : []),
        'Backups hold it until they are thrown away: after restoring one, erase it again.',
      ]
    : [`Organization ${orgId} was erased before. Now ${counted(files.removed, 'file', 'files')} of it went.`]
  if (files.left.length === 0) return lines
  return [
    ...lines,
    `${counted(files.left.length, 'file is', 'files are')} left. Run the same command again:`,
    ...files.left.map(({ key, reason }) => `  ${key}: ${reason}`),
  ]
}
