/** The organization's own texts in other languages: each once, under the section of the settings in which it stands. [issue 18, Languages] */
import { type Language, languageTitles } from '@orderwright/domain/localization'
import { adminTranslationMessages as words, settingSectionWords } from '@orderwright/domain/messages'
import { furtherLanguages, textsOf } from '@orderwright/domain/tenancy'
import type { Json } from '@orderwright/domain/units'
import { useState } from 'react'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { fieldsOf } from './setting-json.ts'
import type { OrgSettings } from './use-org-settings.ts'
import type { Step } from './value-props.ts'

interface TranslationsFieldProps {
  value: Json
  onChange: (value: Json, step: Step) => void
  problemAt: (path: string) => string | undefined
  settings: OrgSettings
}

/** A text from this length on stands in several lines. */
const LONG_TEXT = 90

const entriesOf = (value: Json) => (Array.isArray(value) ? value : [])
const indexOf = (value: Json, text: string) =>
  entriesOf(value).findIndex((one) => fieldsOf(one)['key'] === text)

function translationOf(value: Json, text: string, language: Language): string {
  const said = fieldsOf(fieldsOf(entriesOf(value)[indexOf(value, text)])['texts'])[language]
  return typeof said === 'string' ? said : ''
}

/** The list with another translation; a text of which nothing is left has no entry. */
function withTranslation(value: Json, text: string, language: Language, said: string): Json {
  const entries = entriesOf(value)
  const at = indexOf(value, text)
  const { [language]: _, ...others } = fieldsOf(fieldsOf(entries[at])['texts'])
  const texts = said === '' ? others : { ...others, [language]: said }
  const isLeft = Object.keys(texts).length > 0
  if (at < 0) return isLeft ? [...entries, { key: text, texts }] : entries
  return isLeft ? entries.with(at, { key: text, texts }) : entries.toSpliced(at, 1)
}

export function TranslationsField({ value, onChange, problemAt, settings }: TranslationsFieldProps) {
  const languages = furtherLanguages(settings.profile)
  const texts = textsOf(settings.profile)
  const known = (text: string, language: Language) =>
    translationOf(settings.knownTranslations, text, language)
  const isMissing = (text: string) =>
    languages.some(
      (language) => translationOf(value, text, language).trim() === '' && known(text, language) === '',
    )
  /** those that were missing when the list was narrowed: none goes while it is typed */
  const [narrowed, setNarrowed] = useState<ReadonlySet<string> | null>(null)
  if (languages.length === 0) return <p className="text-sm text-ink-2">{words.noFurther}</p>
  const missing = texts.filter(({ text }) => isMissing(text))
  const shown = narrowed === null ? texts : texts.filter(({ text }) => narrowed.has(text))
  const places = [...new Set(shown.map(({ place }) => place))]
  return (
    <div className="space-y-4">
      <Switch
        isSelected={narrowed !== null}
        onChange={(isNarrow) => setNarrowed(isNarrow ? new Set(missing.map(({ text }) => text)) : null)}
      >
        {words.onlyMissing({ number: missing.length })}
      </Switch>
      {shown.length === 0 && <p className="text-sm text-ink-2">{words.allTranslated}</p>}
      {places.map((place) => (
        <section key={place} aria-label={settingSectionWords[place]} className="space-y-3">
          <h3 className="eyebrow">{settingSectionWords[place]}</h3>
          {shown
            .filter((one) => one.place === place)
            .map(({ text }) => (
              <div
                key={text}
                role="group"
                aria-label={text}
                className="space-y-1.5 border-s-2 border-hairline ps-3"
              >
                <p className="text-sm wrap-anywhere whitespace-pre-line">{text}</p>
                <div className="grid gap-2 sm:grid-cols-2">
                  {languages.map((language) => {
                    const problem = problemAt(
                      ['translations', indexOf(value, text), 'texts', language].join('.'),
                    )
                    const Input = text.length > LONG_TEXT || text.includes('\n') ? TextArea : TextField
                    return (
                      <Input
                        key={language}
                        label={languageTitles[language]}
                        placeholder={known(text, language)}
                        value={translationOf(value, text, language)}
                        onChange={(said) => onChange(withTranslation(value, text, language, said), 'typing')}
                        {...(problem ? { errorMessage: problem } : {})}
                      />
                    )
                  })}
                </div>
              </div>
            ))}
        </section>
      ))}
    </div>
  )
}
