/** Sentences for who asks for more than waits its turn already: what to do about it. */
import { defineMessages } from '../../localization/define-messages.ts'

export const turnMessages = defineMessages('turnMessages', {
  /** too much of this organization waits */
  ownFull: {
    calls: 'Your organization asks for very much at the moment. Please try again shortly.',
    pdf: 'Many PDF files are being made for your organization already. Please try again when some of them are there, or print the page instead.',
    tables:
      'Several files of tables are being read or written for your organization already. Please try again when they are done.',
    calculations:
      'Much is being calculated for your organization already. Please try again when some of it is done.',
    pictures:
      'Many pictures are being taken in for your organization already. Please try again when some of them are there.',
    archives: 'What your organization has is being gathered already. Please try again when that is done.',
  },
  /** too much of all organizations waits */
  full: 'The server has much to do at the moment. Please try again shortly.',
})
