/** Which e-mails a person gets from the organization, each with a switch that acts at once. [issue 18] */
import { endpoints } from '@orderwright/contract'
import { mailChoicesFor, type MailKind, type MailPreferences } from '@orderwright/domain/mail-templates'
import { mailPreferenceMessages as words } from '@orderwright/domain/messages'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { useSession, useViewer } from '../../lib/session/session.tsx'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'

export function MailPreferencesDialog({ onClose }: { onClose: () => void }) {
  const { org, role, prevRole } = useViewer()
  const { preferences, save, state } = useMailPreferences()
  const isEmployee = (prevRole ?? role) !== 'guest'
  const { off, isOwnOnly } = preferences
  const turn = (kind: MailKind, isOn: boolean) =>
    save({ ...preferences, off: isOn ? off.filter((other) => other !== kind) : [...off, kind] })
  return (
    <Dialog
      title={words.title}
      help="mails"
      isOpen
      onOpenChange={onClose}
      footer={
        <span role="status" className="me-auto min-h-5 text-sm text-ink-2">
          {state === 'idle' ? '' : state === 'saving' ? words.saving : words.saved}
        </span>
      }
    >
      <div className="space-y-5 pb-2">
        <p className="text-sm text-ink-2">{words.hint({ org: org.title })}</p>
        {isEmployee && (
          <div>
            <Row
              label={words.ownOnly}
              isOn={isOwnOnly}
              onChange={(isOn) => save({ ...preferences, isOwnOnly: isOn })}
            />
            <p className="text-sm text-ink-2">{words.ownOnlyHint}</p>
          </div>
        )}
        {mailChoicesFor(isEmployee).map(({ key, kinds }) => (
          <section key={key} aria-label={words.groups[key]}>
            <h3 className="border-b border-hairline pb-1 text-sm font-semibold">{words.groups[key]}</h3>
            <ul className="divide-y divide-hairline">
              {kinds.map((kind) => (
                <li key={kind}>
                  <Row
                    label={words.kind({ kind })}
                    isOn={!off.includes(kind)}
                    onChange={(isOn) => turn(kind, isOn)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className="text-sm text-ink-2">{words.must}</p>
      </div>
    </Dialog>
  )
}

interface RowProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Row({ label, isOn, onChange }: RowProps) {
  return (
    <Switch
      isSelected={isOn}
      onChange={onChange}
      className="flex w-full flex-row-reverse justify-between py-1.5"
    >
      <span className="min-w-0">{label}</span>
    </Switch>
  )
}

type SaveState = 'idle' | 'saving' | 'saved'

/** What is chosen, here at once and on the server after one another; what it would not take is as it was, and is said. */
function useMailPreferences() {
  const { org } = useViewer()
  const { session, setSession } = useSession()
  const [preferences, setPreferences] = useState<MailPreferences>(org.settings.mailPreferences)
  const [state, setState] = useState<SaveState>('idle')
  const kept = useRef(preferences)
  const sending = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef(preferences)

  const current = useRef(session)
  useEffect(() => {
    current.current = session
  }, [session])

  /** Here and in the session, from which the dialog begins when it is opened again. */
  function show(next: MailPreferences) {
    latest.current = next
    setPreferences(next)
    if (!current.current) return
    const orgs = current.current.orgs.map((other) =>
      other.id === org.id ? { ...other, settings: { ...other.settings, mailPreferences: next } } : other,
    )
    current.current = { ...current.current, orgs }
    setSession(current.current)
  }

  async function send() {
    const mailPreferences = latest.current
    if (mailPreferences === kept.current) return
    const result = await call(endpoints.saveMailPreferences, { orgId: org.id, mailPreferences })
    if (!result.ok) {
      toast(result.error.message, { tone: 'invalid' })
      show(kept.current)
      setState('idle')
      return
    }
    kept.current = mailPreferences
    if (mailPreferences === latest.current) setState('saved')
  }

  return {
    preferences,
    state,
    save(next: MailPreferences) {
      show(next)
      setState('saving')
      sending.current = sending.current.then(send)
    },
  }
}
