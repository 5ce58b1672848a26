import type { PayOrder, PayResult } from './payProvider.ts'

/** Banks give one code for every phone: a PC shows it to be scanned, a phone cannot scan itself and goes there. */
export const qrChannel = ({ device }: Pick<PayOrder, 'device'>): string =>
  device === '1' ? 'qr' : 'page'

export const qrResult = ({ device }: Pick<PayOrder, 'device'>, content: string): PayResult => ({
  kind: device === '2' && /^https?:\/\//.test(content) ? 'page' : 'qr',
  content,
})
