/** Messages a second that a process hands to each kind of provider. */
export type SendingRates = Readonly<Record<'sms' | 'mail', number>>
