/** Messages in the language of the moment. */
import { afterEach, describe, expect, it } from 'vitest'
import { currentLanguage } from './current-language.ts'
import { defineMessages } from './define-messages.ts'
import { setLanguageSource } from './language-source.ts'
import { acceptedLanguage, type Language, languageOf } from './languages.ts'
import { registerTranslations } from './translations.ts'

const hall = defineMessages('hallOfTest', {
  title: 'Hall',
  items: ({ count }: { count: number }) => `${count} items`,
  states: { open: 'Open' },
  onlyEnglish: 'Pantry',
})
registerTranslations('fr-FR', {
  hallOfTest: {
    title: 'Entrée',
    items: ({ count }: { count: number }) => `${count} articles`,
    states: { open: 'Ouvert' },
  },
})

afterEach(() => setLanguageSource(undefined))

describe('[issue 18] messages', () => {
  it('are English where nobody says a language', () => {
    expect(currentLanguage()).toBe('en-US')
    expect([hall.title, hall.items({ count: 2 }), hall.states.open]).toEqual(['Hall', '2 items', 'Open'])
  })

  it('are those of the language of the moment, also of an object that was taken before', () => {
    let language: Language = 'fr-FR'
    setLanguageSource(() => language)
    const words = hall
    expect([words.title, words.items({ count: 2 }), words.states.open]).toEqual([
      'Entrée',
      '2 articles',
      'Ouvert',
    ])
    language = 'en-US'
    expect(words.title).toBe('Hall')
  })

  it('are English where they are not translated: a key, or a whole language', () => {
    let language: Language = 'fr-FR'
    setLanguageSource(() => language)
    expect(hall.onlyEnglish).toBe('Pantry')
    language = 'sv-SE'
    expect(hall.title).toBe('Hall')
  })

  it('keep all their keys', () => {
    setLanguageSource(() => 'fr-FR')
    expect(Object.keys(hall)).toEqual(['title', 'items', 'states', 'onlyEnglish'])
    expect({ ...hall }.title).toBe('Entrée')
  })
})

describe('[issue 18] a language', () => {
  it('is found by the first part of a tag', () => {
    expect(['fr', 'fr-CA', 'FR-fr', 'sv', 'en-GB', 'de', ''].map(languageOf)).toEqual([
      'fr-FR',
      'fr-FR',
      'fr-FR',
      'sv-SE',
      'en-US',
      undefined,
      undefined,
    ])
  })

  it('is the one that a browser likes best, of those that there are', () => {
    expect(acceptedLanguage('fr-CA,fr;q=0.9,en;q=0.8')).toBe('fr-FR')
    expect(acceptedLanguage('de-DE,de;q=0.9,sv;q=0.7,en;q=0.8')).toBe('en-US')
    expect(acceptedLanguage('de, sv;q=0.7, en;q=0.2')).toBe('sv-SE')
    expect(acceptedLanguage('fr;q=0, en;q=0.1')).toBe('en-US')
    expect(acceptedLanguage('fr;q=0.5, sv;q=0.5')).toBe('fr-FR')
    expect(acceptedLanguage('*')).toBeUndefined()
    expect(acceptedLanguage('de')).toBeUndefined()
    expect(acceptedLanguage('')).toBeUndefined()
    expect(acceptedLanguage(';;;q=,fr;q=x;q=1')).toBe('fr-FR')
  })
})
