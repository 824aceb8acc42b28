/** The files for the bookkeeping, and the way to how accounts and numbers are called. [issue 18] */
import { adminMessages } from '@orderwright/domain/messages'
import { bookkeepingMessages as words } from '@orderwright/domain/invoices'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { HelpMark } from '../../../ui/help-link.tsx'
import { Link } from '../../../ui/link.tsx'
import { BookkeepingForm } from '../../bookkeeping/bookkeeping-form.tsx'

export function BookkeepingPage() {
  useDocumentTitle(adminMessages.tab({ title: words.title }))
  return (
    <main className="min-w-0 flex-1 px-4 pb-16 sm:min-h-0 sm:overflow-auto sm:px-6">
      <div className="flex max-w-3xl items-center gap-1 pt-5 pb-3">
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <HelpMark at="/admin/bookkeeping" title={words.title} />
      </div>
      <BookkeepingForm />
      <p className="max-w-3xl pt-4 text-sm">
        <Link to="/admin/:section/:id" params={{ section: 'settings', id: 'documents' }}>
          {words.settings}
        </Link>
      </p>
    </main>
  )
}
