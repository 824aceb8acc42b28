/** What the parts of every screen say, in Swedish. */
import type { uiMessages as english } from '../../../messages/app/ui.ts'
import type { Translation } from '../../../localization/translation.ts'

export const uiMessages: Translation<typeof english> = {
  scale: ({ paperScaleText }) => `Skala ${paperScaleText}`,
  unexpected: 'Något oväntat hände.',
  ctrl: 'Ctrl',
  esc: 'Esc',
  del: 'Del',
  undo: 'Ångra',
  optional: '· valfritt',
  decrease: ({ label }) => `Minska ${label}`,
  increase: ({ label }) => `Öka ${label}`,
  choose: 'Välj…',
  search: 'Sök…',
  noRelevantResults: 'Inga träffar',
  nextKey: 'sedan',
  opensNewTab: '(öppnas i en ny flik)',
  pleaseNote: 'Observera',
  pleaseConfirm: 'Bekräfta',
  cancel: 'Avbryt',
  ok: 'OK',
  yesContinue: 'Ja, fortsätt',
  close: 'Stäng',
  makeSmaller: ({ label }) => `Gör ${label} mindre`,
  makeLarger: ({ label }) => `Gör ${label} större`,
  showKeyboardShortcuts: 'Visa kortkommandon',
  everywhere: 'Överallt',
  keyboardShortcuts: 'Kortkommandon',
  loading: 'Laddar',
  notLoaded: 'Detta kunde inte laddas',
  tryAgain: 'Försök igen',
}
