/** An address that is not asked: nothing was sent. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}
