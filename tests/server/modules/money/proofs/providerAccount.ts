/** The society's account at the providers for storage and SMS. */
export const ACCOUNT = {
  key: 'society',
  secret: 'only the providers of a proof know this',
  region: 'local',
}

/** The settings of a real site that is asked for at `origin`, with its providers there, too. */
export const realSettings = (origin: string): Record<string, string> => ({
  NODE_ENV: 'production',
  SITE_URL: origin,
  STORAGE_TYPE: 'oss',
  STORAGE_SIGNATURE: 'v4',
  STORAGE_REGION: ACCOUNT.region,
  STORAGE_ENDPOINT: `${origin}/sandbox/storage/portal/`,
  STORAGE_BUCKET: 'portal',
  STORAGE_KEY: ACCOUNT.key,
  STORAGE_SECRET: ACCOUNT.secret,
  SMS_ENDPOINT: `${origin}/sandbox/sms/`,
  SMS_KEY: ACCOUNT.key,
  SMS_SECRET: ACCOUNT.secret,
  SMS_SIGN_NAME: '华夏数据科学学会',
  SMS_TEMPLATE_CODE: 'SMS_000000001',
})
