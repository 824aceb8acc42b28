/** /verify: whether a file is one that was accepted. The file stays in the browser; its hash is asked about. [issue 18] */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { appMessages } from '@orderwright/domain/messages'
import { agreementScreenMessages as words, readFileMark } from '@orderwright/domain/agreements'
import { revisionMarks } from '@orderwright/domain/revisions'
import { FileCheck, FileQuestion, FileX } from 'lucide-react'
import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { call } from '../../lib/api/api.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useSession } from '../../lib/session/session.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type Verified = ResponseOf<typeof endpoints.verifyAgreement>
type Checked =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly name: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'checked'; readonly name: string; readonly hash: string; readonly result: Verified }

const unknown: Verified = { verdict: 'unknown', file: null, findings: [] }

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function check(file: File): Promise<Checked> {
  const bytes = await file.arrayBuffer()
  const text = new TextDecoder('latin1').decode(bytes)
  if (!text.startsWith('%PDF')) return { kind: 'failed', message: words.notPdf }
  const hash = await sha256(bytes)
  const mark = readFileMark(text)
  if (mark === null) return { kind: 'checked', name: file.name, hash, result: unknown }
  const answer = await call(endpoints.verifyAgreement, { ...mark, hash })
  return answer.ok
    ? { kind: 'checked', name: file.name, hash, result: answer.data }
    : { kind: 'failed', message: answer.error.message }
}

const looks = {
  genuine: { Icon: FileCheck, color: 'text-done', title: words.genuine },
  changed: { Icon: FileX, color: 'text-invalid', title: words.changed },
  unknown: { Icon: FileQuestion, color: 'text-ink-2', title: words.unknown },
} as const

function About({ file }: { file: NonNullable<Verified['file']> }) {
  const { kind, orgTitle: org, word, orderNumber, revision, acceptedAt, lastRevision } = file
  const about = { order: `${word} #${orderNumber}`, name: revisionMarks.name({ number: revision }), org }
  if (kind === null) return <p>{words.changedLine(about)}</p>
  return (
    <>
      <p>{words.genuineLine({ ...about, what: words.whats[kind] })}</p>
      <p>{acceptedAt === null ? words.neverAccepted : words.acceptedOn({ time: acceptedAt })}</p>
      {lastRevision > revision && (
        <p>{words.supersededBy({ name: revisionMarks.name({ number: lastRevision }) })}</p>
      )}
    </>
  )
}

function Result({ checked }: { checked: Extract<Checked, { kind: 'checked' }> }) {
  const { name, hash, result } = checked
  const { Icon, color, title } = looks[result.verdict]
  return (
    <section aria-label={title} className="flex gap-4 rounded-md border border-hairline bg-paper p-5">
      <Icon className={cx('size-8 shrink-0 stroke-1', color)} aria-hidden />
      <div className="flex min-w-0 flex-col gap-1 text-sm">
        <h2 className={cx('text-lg font-medium', color)}>{title}</h2>
        {result.file ? <About file={result.file} /> : <p>{words.unknownLine}</p>}
        {result.findings.length > 0 && (
          <div className="text-invalid">
            <p className="pt-1 font-medium">{words.recordsChanged}</p>
            <ul className="list-disc ps-5">
              {result.findings.map((finding) => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          </div>
        )}
        <p className="pt-2 text-xs break-all text-ink-2">{name}</p>
        <p className="font-mono text-xs break-all text-ink-2">{words.hash({ hash })}</p>
      </div>
    </section>
  )
}

export function VerifyPage() {
  useDocumentTitle(words.verifyTitle)
  const { viewer } = useSession()
  const [checked, setChecked] = useState<Checked>({ kind: 'none' })
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: false,
    onDrop: ([file]) => {
      if (!file) return
      setChecked({ kind: 'checking', name: file.name })
      void check(file).then(setChecked)
    },
  })
  return (
    <>
      {!viewer && (
        <header className="flex min-h-12 items-center justify-between border-b border-hairline bg-paper px-4 sm:px-8">
          <span className="text-base font-semibold tracking-tight">{appMessages.product}</span>
          <ButtonLink to="/sign-in" variant="quiet" size="small">
            {words.signIn}
          </ButtonLink>
        </header>
      )}
      <main className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 py-8 sm:px-8">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{words.verifyTitle}</h1>
          <p className="pt-1 text-base text-ink-2">{words.verifyHint}</p>
        </div>
        <div
          {...getRootProps()}
          className={cx(
            'flex min-h-32 items-center justify-center rounded-md border border-dashed p-6',
            isDragActive ? 'border-accent bg-accent-soft' : 'border-edge bg-desk',
          )}
        >
          <input {...getInputProps({ 'aria-label': words.choose, style: { display: 'none' } })} />
          {checked.kind === 'checking' ? (
            <span className="flex items-center gap-2 text-sm">
              <Spinner size={20} /> {words.checking}
            </span>
          ) : (
            <Button variant="primary" onPress={open}>
              {words.choose}
            </Button>
          )}
        </div>
        <div aria-live="polite">
          {checked.kind === 'failed' && <Banner tone="invalid">{checked.message}</Banner>}
          {checked.kind === 'checked' && <Result checked={checked} />}
        </div>
      </main>
    </>
  )
}
