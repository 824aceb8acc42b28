/** What the stand-in refuses, as S3 says it. */
export class S3Fault extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message = code) {
    super(message)
    this.status = status
    this.code = code
  }
}
