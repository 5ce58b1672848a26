/** An address that is not permitted: nothing was sent. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}
