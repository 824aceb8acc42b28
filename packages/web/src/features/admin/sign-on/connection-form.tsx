/** The form of the connection to a provider. What is typed stays until it is saved, through a reload too. */
import { endpoints, type OpenidConnection } from '@orderwright/contract'
import { MAX_OPENID_TITLE } from '@orderwright/domain/access'
import { openidSettingMessages as words } from '@orderwright/domain/messages'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { readStored, writeStored } from '../../../lib/storage/stored-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { FormPending } from '../../../ui/fields/form-pending.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { readAgain } from '../admin-data.ts'
import { RedirectUri } from './redirect-uri.tsx'
import {
  fieldOf,
  type Problems,
  problemsOf,
  readDomains,
  type Typed,
  typedOf,
  typedSchema,
} from './typed-connection.ts'
import { useRemoveSignOn } from './use-sign-on.ts'

interface ConnectionFormProps {
  connection: OpenidConnection | null
  redirectUri: string
}

type Busy = 'saving' | 'testing' | null

export function ConnectionForm({ connection, redirectUri }: ConnectionFormProps) {
  const { org, caller } = useViewer()
  const key = `sign-on-${org.id}`
  const [typed, setTyped] = useState(() => startingWith(key, connection))
  const [secret, setSecret] = useState('')
  const version = connection?.version ?? 0
  const [seen, setSeen] = useState(version)
  if (version !== seen) {
    setSeen(version)
    // Of another connection than this form's own nothing that was typed before is meant.
    if (typed.version !== version) {
      setTyped(startingWith(key, connection))
      setSecret('')
    }
  }
  const [problems, setProblems] = useState<Problems>({})
  const [tested, setTested] = useState<string | null>(null)
  const [busy, setBusy] = useState<Busy>(null)
  const { isPending: isRemoving, remove } = useRemoveSignOn()
  const isOther =
    !connection || connection.issuer !== typed.issuer.trim() || connection.clientId !== typed.clientId.trim()
  const mayRequire = connection !== null && !isOther && (connection.hasSignedIn || connection.isRequired)

  function change(changes: Partial<Typed>) {
    const next = { ...typed, ...changes }
    setTyped(next)
    setProblems({})
    setTested(null)
    writeStored(sessionStorage, key, next)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy !== null) return
    const found = problemsOf(typed, { needsSecret: isOther || !connection.hasSecret, secret })
    if (Object.keys(found).length > 0) return setProblems(found)
    setBusy('saving')
    const saved = await call(endpoints.saveOpenidConnection, {
      orgId: org.id,
      ...caller,
      ...typed,
      title: typed.title.trim(),
      issuer: typed.issuer.trim(),
      clientId: typed.clientId.trim(),
      domains: readDomains(typed.domains).domains,
      isRequired: typed.isRequired && mayRequire,
      ...(secret.trim() === '' ? {} : { clientSecret: secret.trim() }),
    })
    setBusy(null)
    if (!saved.ok) {
      const { code, message, details } = saved.error
      return setProblems({ [fieldOf(details?.rule)]: code === 'conflict' ? words.changedMeanwhile : message })
    }
    writeStored(sessionStorage, key, null)
    setSecret('')
    setTyped(typedOf(saved.data.connection))
    const hasEnded =
      connection?.isRequired === true && typed.isRequired && saved.data.connection?.isRequired === false
    toast(hasEnded ? words.requiredEnded : words.saved, { tone: 'done' })
    await readAgain()
  }

  async function test() {
    if (busy !== null) return
    const issuer = typed.issuer.trim()
    if (issuer === '') return setProblems({ issuer: words.issuerNeeded })
    setBusy('testing')
    setProblems({})
    setTested(null)
    const answer = await call(endpoints.testOpenidConnection, { orgId: org.id, ...caller, issuer })
    setBusy(null)
    if (!answer.ok) return setProblems({ other: answer.error.message })
    if (answer.data.problem !== '') return setProblems({ issuer: answer.data.problem })
    setTested(words.testOk)
  }

  async function askAndRemove() {
    const wanted = {
      title: words.removeAsk,
      message: words.removeMeans,
      confirmLabel: words.remove,
      isDanger: true,
    }
    if (!(await confirm(wanted)) || !(await remove())) return
    writeStored(sessionStorage, key, null)
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="max-w-xl space-y-8">
      <FormPending value={busy === 'saving'}>
        <section aria-label={words.provider} className="space-y-4">
          <RedirectUri value={redirectUri} />
          <TextField
            label={words.name}
            description={words.nameHint}
            errorMessage={problems.title}
            autoComplete="off"
            maxLength={MAX_OPENID_TITLE}
            value={typed.title}
            onChange={(title) => change({ title })}
          />
          <TextField
            label={words.issuer}
            description={words.issuerHint}
            errorMessage={problems.issuer}
            type="url"
            autoComplete="off"
            maxLength={500}
            value={typed.issuer}
            onChange={(issuer) => change({ issuer })}
          />
          <TextField
            label={words.clientId}
            errorMessage={problems.clientId}
            autoComplete="off"
            maxLength={300}
            value={typed.clientId}
            onChange={(clientId) => change({ clientId })}
          />
          <TextField
            label={words.clientSecret}
            description={isOther || !connection.hasSecret ? words.secretHint : words.secretSet}
            errorMessage={problems.secret}
            type="password"
            autoComplete="new-password"
            maxLength={1000}
            value={secret}
            onChange={(text) => {
              setSecret(text)
              setProblems({})
            }}
          />
          <TextField
            label={words.domains}
            description={words.domainsHint}
            errorMessage={problems.domains}
            autoComplete="off"
            maxLength={2000}
            value={typed.domains}
            onChange={(domains) => change({ domains })}
          />
          <div>
            <Button isPending={busy === 'testing'} onPress={() => void test()}>
              {words.test}
            </Button>
            <p role="status" className="min-h-5 pt-1 text-sm text-done">
              {tested}
            </p>
          </div>
        </section>
        <fieldset className="space-y-3 border-t border-hairline pt-4">
          <legend className="float-start mb-1 w-full text-base font-semibold">{words.people}</legend>
          <Choice
            label={words.allowsNewMembers}
            hint={words.allowsNewMembersHint}
            isSelected={typed.allowsNewMembers}
            onChange={(allowsNewMembers) => change({ allowsNewMembers })}
          />
          <Choice
            label={words.trustsEmails}
            hint={words.trustsEmailsHint}
            isSelected={typed.trustsEmails}
            onChange={(trustsEmails) => change({ trustsEmails })}
          />
          <Choice
            label={words.isRequired}
            hint={mayRequire ? words.isRequiredHint : words.requiredLocked}
            isSelected={typed.isRequired && mayRequire}
            isDisabled={!mayRequire}
            onChange={(isRequired) => change({ isRequired })}
          />
        </fieldset>
        {problems.other !== undefined && (
          <p role="alert" className="text-sm text-invalid">
            {problems.other}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" isPending={busy === 'saving'}>
            {words.save}
          </Button>
          {connection && (
            <Button variant="danger" isPending={isRemoving} onPress={() => void askAndRemove()}>
              {words.remove}
            </Button>
          )}
        </div>
      </FormPending>
    </form>
  )
}

/** What was typed before in this tab, while nobody has changed the connection since. */
function startingWith(key: string, connection: OpenidConnection | null): Typed {
  const stored = typedOf(connection)
  const kept = readStored(sessionStorage, key, typedSchema.nullable(), null)
  return kept?.version === stored.version ? kept : stored
}

interface ChoiceProps {
  label: string
  hint: ReactNode
  isSelected: boolean
  isDisabled?: boolean
  onChange: (isSelected: boolean) => void
}

function Choice({ label, hint, isSelected, isDisabled = false, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="clear-both">
      <Checkbox isSelected={isSelected} isDisabled={isDisabled} aria-describedby={id} onChange={onChange}>
        {label}
      </Checkbox>
      <p id={id} className="ps-6 text-sm text-ink-2">
        {hint}
      </p>
    </div>
  )
}
