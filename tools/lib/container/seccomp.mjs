/**
 * What Docker and containerd forbid a container by default, as far as it matters here: namespaces of its own, which a browser's sandbox is
 * made of. As a program for the kernel (BPF) that `setpriv --seccomp-filter` loads.
 */

const CALLS = {
  x64: { clone: 56, unshare: 272 },
  arm64: { clone: 220, unshare: 97 },
}
const CLONE3 = 435
/** Every CLONE_NEW… flag (sched.h), as in the default profiles. */
const NAMESPACES = 0x7e020000
const LOAD = 0x20
const IS = 0x15
const HAS = 0x45
const ANSWER = 0x06
const ALLOW = 0x7fff0000
const REFUSE = 0x00050001
/** A program that hears "no such call" of clone3 takes clone, whose flags can be read. */
const UNKNOWN = 0x00050026
const NUMBER_AT = 0
const FIRST_ARGUMENT_AT = 16

/** The program's bytes: instructions of `struct sock_filter`, each with how many to skip when it holds and when not. */
export function forbidNamespaces(machine = process.arch) {
  const calls = CALLS[machine]
  if (!calls) throw new Error(`No system calls are known here for ${machine}.`)
  const program = [
    [LOAD, 0, 0, NUMBER_AT],
    [IS, 6, 0, CLONE3],
    [IS, 4, 0, calls.unshare],
    [IS, 0, 2, calls.clone],
    [LOAD, 0, 0, FIRST_ARGUMENT_AT],
    [HAS, 1, 0, NAMESPACES],
    [ANSWER, 0, 0, ALLOW],
    [ANSWER, 0, 0, REFUSE],
    [ANSWER, 0, 0, UNKNOWN],
  ]
  const bytes = Buffer.alloc(program.length * 8)
  program.forEach(([code, whenTrue, whenFalse, value], index) => {
    bytes.writeUInt16LE(code, index * 8)
    bytes.writeUInt8(whenTrue, index * 8 + 2)
    bytes.writeUInt8(whenFalse, index * 8 + 3)
    bytes.writeUInt32LE(value, index * 8 + 4)
  })
  return bytes
}
