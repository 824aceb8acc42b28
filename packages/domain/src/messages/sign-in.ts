/** What signing in says when it does not work. */
export const signInMessages = {
  codeWrong: ({ triesLeft }: { triesLeft: number }) =>
    `This code is not right. Please look again: ${triesLeft === 1 ? 'one try is' : `${triesLeft} tries are`} left.`,
  codeSpoilt: 'This code is not right, and that was the last try. Please ask for a new one.',
  codeRefused: 'This code is not valid any more. Please ask for a new one.',
  linkRefused: 'This link is not valid any more. Please sign in with a code.',
} as const
