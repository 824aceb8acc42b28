/** What was changed in the settings, by whom and when; each change can be taken back. [issue 14] */
import type { SettingChange } from '@orderwright/contract'
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import { whenText } from '../../../lib/format/moments.ts'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { differencesOf, settingLabel } from './setting-text.ts'
import { type OrgSettings, useSettingCalls } from './use-org-settings.ts'

/** More single values than this are not listed. */
const SHOWN_DIFFERENCES = 8

export function SettingsHistory({ settings }: { settings: OrgSettings }) {
  const { history, version } = settings
  if (history.length === 0) return <p className="py-4 text-sm text-ink-2">{words.noHistory}</p>
  return (
    <ol className="divide-y divide-hairline">
      {history.map((change, index) => (
        <Entry key={change.id} change={change} later={index} version={version} />
      ))}
    </ol>
  )
}

/** `later`: how many changes came after it. */
function Entry({ change, later, version }: { change: SettingChange; later: number; version: number }) {
  const { restore } = useSettingCalls()
  const when = whenText(change.created)
  const label = change.changes.map(({ path }) => settingLabel(path)).join(', ')
  const differences = change.changes.flatMap(({ path, before, after }) => differencesOf(path, before, after))

  async function takeBack() {
    if ((await restore({ version, changeId: change.id, mode: 'undo' })) !== null) toast(words.changeTakenBack)
  }
  async function returnTo() {
    const isSure = await confirm({
      title: words.returnTo,
      message: words.askReturn({ count: later }),
      confirmLabel: words.returnTo,
    })
    if (isSure && (await restore({ version, changeId: change.id, mode: 'return' })) !== null)
      toast(words.returned)
  }
  return (
    <li className="space-y-1.5 py-4">
      <p className="text-xs text-ink-2">{words.byAt({ who: change.userName, when })}</p>
      {change.restores !== null && <p className="text-xs text-ink-2">{words.isRestore}</p>}
      <dl className="space-y-1 text-sm">
        {differences.slice(0, SHOWN_DIFFERENCES).map((one) => (
          <div key={one.label}>
            <dt className="font-medium">{one.label}</dt>
            <dd className="break-words text-ink-2">
              <span>{words.from({ value: one.before })}</span>
              <span aria-hidden="true"> → </span>
              <span className="text-ink">{words.to({ value: one.after })}</span>
            </dd>
          </div>
        ))}
      </dl>
      {differences.length > SHOWN_DIFFERENCES && (
        <p className="text-xs text-ink-2">
          {words.moreOf({ count: differences.length - SHOWN_DIFFERENCES })}
        </p>
      )}
      <p className="flex flex-wrap gap-2 pt-1">
        <Button size="small" aria-label={words.undoOf({ label, when })} onPress={() => void takeBack()}>
          {words.undo}
        </Button>
        {later > 0 && (
          <Button
            size="small"
            variant="quiet"
            aria-label={words.returnToOf({ label, when })}
            onPress={() => void returnTo()}
          >
            {words.returnTo}
          </Button>
        )}
      </p>
    </li>
  )
}
