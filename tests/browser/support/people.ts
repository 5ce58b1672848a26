/** Invented people; each test gets its own, so that tests can run side by side and again on the same data. */

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

const digits = (count: number): string =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

/** An address behind the proxy that the servers under test trust. */
export const anyAddress = (): string =>
  ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.')

/** A mobile of a range the fixtures do not use. */
export const anyMobile = (): string => `177${digits(8)}`

/** A resident ID of a region that does not exist, with a right checksum. */
export function anyCardNo(): string {
  const body = `99010119850101${digits(3)}`
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return body + CHECKS[sum % 11]
}
