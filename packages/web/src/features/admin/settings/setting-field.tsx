/** One setting on its screen: its field, its default, and what stands between it and being saved. [issue 14] */
import {
  accentContrast,
  settingFieldOf,
  settingHints,
  adminSettingMessages as words,
} from '@orderwright/domain'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LogoField } from './logo-field.tsx'
import { valueText } from './setting-text.ts'
import type { OrgSettings } from './use-org-settings.ts'
import { useSetting } from './use-setting.ts'
import { ValueInput } from './value-input.tsx'

interface SettingFieldProps {
  /** of a map's entry: that of the entry */
  path: string
  /** of a map's entry: that of the map */
  keyPath: string
  label: string
  settings: OrgSettings
}

const ACCENT = /^(#[0-9a-fA-F]{6}|black)$/
/** Fields that are done with one press. */
const plainKinds: ReadonlySet<string> = new Set(['text', 'number', 'flag', 'choice'])

export function SettingField({ path, keyPath, label, settings }: SettingFieldProps) {
  const whole = settingFieldOf(keyPath)
  const field = whole.kind === 'map' ? whole.value : whole
  const setting = useSetting({ path, label, field, settings })
  const { value, problems, conflict } = setting
  const box = useRef<HTMLFieldSetElement>(null)
  const save = useRef(setting.save)
  useEffect(() => {
    save.current = setting.save
  })

  function onBlur({ relatedTarget }: FocusEvent) {
    const element = box.current
    if (!element || (relatedTarget instanceof Node && element.contains(relatedTarget))) return
    // Its list of choices is open beside it: it has not been left.
    if (element.querySelector('[aria-expanded="true"]')) return
    // What was chosen in leaving comes first.
    setTimeout(() => save.current())
  }
  function onKeyDown(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (event.key === 'Enter' && isText) setting.save()
    if (event.key === 'Escape' && setting.isDraft) setting.discard()
  }
  const known = problems.map((one) => one.path)
  const shown = new Set([path, ...(plainKinds.has(field.kind) ? [] : known)])
  const isPlain = plainKinds.has(field.kind)
  const byDefault = settings.defaults[path]
  return (
    <fieldset
      ref={box}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      aria-label={label}
      className="min-w-0 space-y-1.5 border-b border-hairline py-4"
    >
      {(!isPlain || path === 'brand.logoUrl') && <p className="text-sm font-medium">{label}</p>}
      {path === 'brand.logoUrl' ? (
        <LogoField
          value={typeof value === 'string' ? value : null}
          onUse={(url) => setting.change(url, true)}
        />
      ) : (
        <ValueInput
          field={field}
          name={path.split('.').at(-1) ?? ''}
          path={path}
          label={label}
          value={value}
          onChange={(next, isDone) => setting.change(next ?? null, isDone)}
          problemAt={(at) => problems.find((one) => one.path === at && shown.has(at))?.message}
        />
      )}
      {settingHints[path] !== undefined && <p className="text-xs text-ink-2">{settingHints[path]}</p>}
      {path === 'brand.accentColor' && typeof value === 'string' && ACCENT.test(value) && (
        <AccentSample color={value} onChange={setting.change} />
      )}
      {!isPlain && known.length > 0 && (
        <ul role="alert" className="text-xs text-invalid">
          {[...new Set(problems.map(({ message }) => message))].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        {byDefault !== undefined && <span>{words.byDefault({ value: valueText(path, byDefault) })}</span>}
        {setting.isChanged && keyPath !== 'title' && (
          <Button
            size="small"
            variant="quiet"
            isPending={setting.isPending}
            aria-label={words.backToDefaultOf({ label })}
            onPress={setting.backToDefault}
          >
            {words.backToDefault}
          </Button>
        )}
      </p>
      {setting.isDraft && problems.length > 0 && (
        <div
          role="group"
          aria-label={words.decide({ label })}
          className="flex flex-wrap items-center gap-2 text-xs text-ink-2"
        >
          {conflict && <span>{words.theirs({ value: valueText(path, conflict.value ?? byDefault) })}</span>}
          <Button size="small" onPress={conflict ? setting.keepMine : setting.save}>
            {conflict ? words.keepMine : words.tryAgain}
          </Button>
          <Button size="small" variant="quiet" onPress={setting.discard}>
            {conflict ? words.takeTheirs : words.discard}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** How readable the color is, beside what it will color. */
function AccentSample({
  color,
  onChange,
}: {
  color: string
  onChange: (color: string, isDone: boolean) => void
}) {
  const palette = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = palette.current
    // The browser's own event: a color is chosen, no longer only tried.
    const choose = () => element && onChange(element.value, true)
    element?.addEventListener('change', choose)
    return () => element?.removeEventListener('change', choose)
  }, [onChange])
  const { message, holdsFor } = accentContrast(color)
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      <input
        ref={palette}
        type="color"
        aria-label={words.chooseColor}
        value={color === 'black' ? '#000000' : color}
        onChange={(event) => onChange(event.currentTarget.value, false)}
        className="size-8 cursor-pointer rounded border border-edge bg-paper p-0.5 pointer-coarse:size-11"
      />
      <span
        aria-hidden="true"
        className="inline-flex h-8 items-center rounded px-3 font-medium"
        style={{ background: color, color: holdsFor === 'none' ? '#161616' : '#ffffff' }}
      >
        {words.sampleButton}
      </span>
      <span role="status">{message}</span>
    </p>
  )
}
