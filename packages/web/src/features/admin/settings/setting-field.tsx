/** One setting on its screen: its field, its default, and what stands between it and being saved. [issue 14] */
import { adminSettingMessages as words, settingHints } from '@orderwright/domain/messages'
import { accentContrast, type SettingConflict, settingFieldOf } from '@orderwright/domain/settings'
import type { Json } from '@orderwright/domain/units'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LogoField } from './logo-field.tsx'
import { partText, valueText } from './setting-text.ts'
import { TranslationsField } from './translations-field.tsx'
import type { OrgSettings } from './use-org-settings.ts'
import { useSetting } from './use-setting.ts'
import { ValueInput } from './value-input.tsx'
import type { Step } from './value-props.ts'

interface SettingFieldProps {
  /** of a map's entry: that of the entry */
  path: string
  /** of a map's entry: that of the map */
  keyPath: string
  label: string
  settings: OrgSettings
}

const ACCENT = /^(#[0-9a-fA-F]{6}|black)$/
/** As programs for drawing copy a color: its sign is added where it is typed. */
const DIGITS_ALONE = /^[0-9a-fA-F]{6}$/
const ACCENT_PATH = 'brand.accentColor'
const signed = (value: Json) => (typeof value === 'string' && DIGITS_ALONE.test(value) ? `#${value}` : value)

/** The color as it is typed; while that is none, the one that is saved. */
function accentOf(typed: Json, { stored, defaults }: OrgSettings): string {
  const colors = [typed, stored[ACCENT_PATH], defaults[ACCENT_PATH]]
  return colors.find((one): one is string => typeof one === 'string' && ACCENT.test(one)) ?? 'black'
}

/** Fields that are done with one press. */
const plainKinds: ReadonlySet<string> = new Set(['text', 'number', 'flag', 'choice'])

export function SettingField({ path, keyPath, label, settings }: SettingFieldProps) {
  const whole = settingFieldOf(keyPath)
  const field = whole.kind === 'map' ? whole.value : whole
  const setting = useSetting({ path, label, field, settings })
  const { value, problems, conflicts } = setting
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
    setTimeout(() => save.current('left'))
  }
  function onKeyDown(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (event.key === 'Enter' && isText) setting.save('asked')
    if (event.key === 'Escape' && setting.isDraft) setting.discard()
  }
  const known = problems.map((one) => one.path)
  const isPlain = plainKinds.has(field.kind)
  const hint = settingHints[path] !== undefined && <p className="text-xs text-ink-2">{settingHints[path]}</p>
  // What is wrong with the whole of a list stands under it, once.
  const shown = new Set(isPlain ? [path] : known.filter((one) => one !== path))
  const byDefault = settings.defaults[path]
  // A default that says nothing is told where it is something else now.
  const isDefaultTold =
    byDefault !== undefined && (setting.isChanged || valueText(path, byDefault) !== words.none)
  return (
    <fieldset
      ref={box}
      data-nothing-typed={!setting.isDraft || undefined}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      aria-label={label}
      className="min-w-0 space-y-1.5 border-b border-hairline py-4"
    >
      {(!isPlain || path === 'brand.logoUrl') && <p className="text-sm font-medium">{label}</p>}
      {/* Below a long list nobody would read it. */}
      {!isPlain && hint}
      {path === 'brand.logoUrl' ? (
        <LogoField
          value={typeof value === 'string' ? value : null}
          onUse={(url) => setting.change(url, 'done')}
        />
      ) : path === 'translations' ? (
        <TranslationsField
          value={value}
          onChange={setting.change}
          problemAt={(at) => problems.find((one) => one.path === at)?.message}
          settings={settings}
        />
      ) : (
        <ValueInput
          field={field}
          name={path.split('.').at(-1) ?? ''}
          path={path}
          label={label}
          value={value}
          onChange={(next, step) =>
            setting.change(path === ACCENT_PATH ? signed(next ?? null) : (next ?? null), step)
          }
          problemAt={(at) => problems.find((one) => one.path === at && shown.has(at))?.message}
        />
      )}
      {isPlain && hint}
      {path === ACCENT_PATH && <AccentSample color={accentOf(value, settings)} onChange={setting.change} />}
      {setting.isWaiting && (
        <p role="status" className="text-xs text-ink-2">
          {words.newWaits}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        {isDefaultTold && <span>{words.byDefault({ value: valueText(path, byDefault) })}</span>}
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
      {problems.length > 0 && (
        // A list is longer than the screen: wherever one stands in it, this says that it is not saved.
        <div
          className={
            isPlain ? undefined : 'sticky bottom-0 z-10 space-y-1.5 border-t border-edge bg-desk py-2'
          }
        >
          {!isPlain && (
            <ul role="alert" className="text-xs text-invalid">
              {[...new Set(problems.map(({ message }) => message))].map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
          {setting.isDraft && (
            <div
              role="group"
              aria-label={words.decide({ label })}
              className="flex flex-wrap items-center gap-2 text-xs text-ink-2"
            >
              {conflicts && <Conflicts path={path} label={label} conflicts={conflicts} />}
              <Button
                size="small"
                onPress={conflicts ? () => setting.settle('mine') : () => setting.save('asked')}
              >
                {conflicts ? words.keepMine : words.tryAgain}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onPress={conflicts ? () => setting.settle('theirs') : setting.discard}
              >
                {conflicts ? words.takeTheirs : words.discard}
              </Button>
            </div>
          )}
        </div>
      )}
    </fieldset>
  )
}

/** What both have changed: the whole of a plain setting, the places of one with entries. */
function Conflicts({
  path,
  label,
  conflicts,
}: {
  path: string
  label: string
  conflicts: readonly SettingConflict[]
}) {
  const isWhole = conflicts.every((one) => one.path.length === 0)
  return (
    <ul className="w-full space-y-0.5">
      {conflicts.map((one) => (
        <li key={one.path.join('.')}>
          {isWhole
            ? words.theirs({ value: valueText(path, one.theirs) })
            : words.bothChanged({
                label: [label, ...one.path.map(partText)].join(' · '),
                mine: valueText([path, ...one.path].join('.'), one.mine),
                theirs: valueText([path, ...one.path].join('.'), one.theirs),
              })}
        </li>
      ))}
      {!isWhole && <li>{words.othersStand}</li>}
    </ul>
  )
}

/** How readable the color is, beside what it will color. */
function AccentSample({ color, onChange }: { color: string; onChange: (color: string, step: Step) => void }) {
  const palette = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = palette.current
    // The browser's own event: a color is chosen, no longer only tried.
    const choose = () => element && onChange(element.value, 'done')
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
        onChange={(event) => onChange(event.currentTarget.value, 'typing')}
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
