/** What makes a site a real one whose storage and SMS are configured; nobody answers at these addresses. */
export const REAL_SITE = {
  DEMO: '0',
  STORAGE_TYPE: 'oss',
  STORAGE_ENDPOINT: 'https://bucket.example/',
  STORAGE_BUCKET: 'bucket',
  STORAGE_KEY: 'key',
  STORAGE_SECRET: 'secret',
  SMS_ENDPOINT: 'https://sms.example/',
  SMS_KEY: 'key',
  SMS_SECRET: 'secret',
  SMS_SIGN_NAME: 'name',
  SMS_TEMPLATE_CODE: 'code',
} as const

/** The same with secrets that nobody could guess, which setup demands. */
export const STRONG_SITE = {
  ...REAL_SITE,
  STORAGE_SECRET: 'kT9w2LmQx7Vd',
  SMS_SECRET: 'Rp4zB8nWc1Ys',
} as const
