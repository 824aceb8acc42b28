/**
 * An answer whose JSON the database has written already. It goes out as it is in production; everywhere else it
 * is parsed and validated like any other. A call that gives one has a test that both are the same to the field.
 */
export class PreparedAnswer {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
