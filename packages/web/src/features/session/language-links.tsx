/** The languages of the app, each in its own words: for who is not signed in. [issue 18, Languages] */
import { currentLanguage, languages, languageTitles } from '@orderwright/domain/localization'
import { languageMessages as words } from '@orderwright/domain/messages'
import { changeLanguage, keepDeviceLanguage } from '../../lib/session/page-language.ts'
import { Button } from '../../ui/button.tsx'

export function LanguageLinks() {
  return (
    <span role="group" aria-label={words.label} className="flex flex-wrap gap-x-4">
      {languages
        .filter((language) => language !== currentLanguage())
        .map((language) => (
          <Button
            key={language}
            variant="quiet"
            size="small"
            onPress={() => {
              keepDeviceLanguage(language)
              changeLanguage(language)
            }}
          >
            <span lang={language}>{languageTitles[language]}</span>
          </Button>
        ))}
    </span>
  )
}
