/** What is refused of an organization's own translations. [issue 18, Languages; decision 0243] */
import { expect, test } from 'vitest'
import { defaultProfile } from '../tenancy/profile.ts'
import { applySettings } from './apply-settings.ts'

const mailed = { ...defaultProfile.letters, templates: { orderSubmitted: { subject: '{number} is here' } } }
const profile = { ...defaultProfile, letters: mailed }
const written = (key: string, text: string) =>
  applySettings({ title: 'Maison', profile }, { translations: [{ key, texts: { 'fr-FR': text } }] })
const problemsOf = (key: string, text: string) => {
  const result = written(key, text)
  return result.ok ? [] : result.problems.map((problem) => ({ path: problem.path, message: problem.message }))
}
const path = 'translations.0.texts.fr-FR'

test('[issue 18] what an e-mail says has the same placeholders in every language, and one line where it has one', () => {
  expect(problemsOf('{number} is here', '{number} est là')).toEqual([])
  expect(problemsOf('{number} is here', '{nombre} est là')).toEqual([
    { path, message: expect.stringMatching(/^\{nombre\} is not known\./) },
  ])
  expect(problemsOf('{number} is here', 'Bonjour\nBcc: all')).toEqual([
    { path, message: 'What is written in one line is translated in one line.' },
  ])
  // What is no e-mail has no placeholders.
  expect(problemsOf('Begun', 'Commencé {ici}')).toEqual([])
})
