/** Sentences of choosing a language, in Swedish. */
interface Named {
  readonly language: string
}

export const languageMessages = {
  menu: ({ language }: Named) => `Språk: ${language}…`,
  title: 'Språk',
  label: 'Språk',
  hint: 'För skärmar, dokument och e-post, hos alla organisationer. Det som människor själva skriver står kvar som de skrev det.',
  current: ({ language }: Named) => `Den här sidan är på ${language}. På ett annat språk laddas den om.`,
  ofBrowser: 'Det som min webbläsare begär',
  ofOrganization: ({ language }: Named) => `Organisationens: ${language}`,
  save: 'Spara',
  cancel: 'Avbryt',
}
