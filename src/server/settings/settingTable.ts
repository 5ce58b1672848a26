import { type Setting, secret, text, url } from './settingKinds.ts'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Every environment variable the server reads. Readers accept only names of this table, and OPERATING.md documents it.
 */
export const SETTINGS = {
  NODE_ENV: text(
    'server',
    '`production` makes the site a real one, as `DATABASE_URL` and `SITE_URL` do.',
  ),
  DATABASE_URL: {
    ...secret(
      'server',
      'A PostgreSQL (15 or later) instead of the embedded database; makes the site a real one.',
    ),
    usual: 'the embedded database below `DATA_DIR`',
  },
  DATABASE_POOL: {
    kind: 'number',
    group: 'server',
    default: 10,
    min: 2,
    max: 200,
    says: 'Connections a process keeps to `DATABASE_URL`, or to the pooler before it.',
  },
  DATABASE_SHARDS: {
    ...secret(
      'server',
      'More databases for societies, as JSON: `{"NAME": "postgres://…"}`. `DATABASE_URL` is then the one named `main`, which knows where each society lives. The same in every process.',
    ),
    usual: 'one database',
  },
  DATABASE_REPLICAS: {
    ...secret(
      'server',
      'Streaming replicas as JSON, by the name of their database (`main` without `DATABASE_SHARDS`, too): lists and exports of staff are read there.',
    ),
    usual: '–',
  },
  DATABASE_ADMINS: {
    ...secret(
      'server',
      'Addresses of the same databases for a superuser, past any pooler, as JSON; only `npm run shards -- move` and its like read it.',
    ),
    usual: '–',
  },
  SITE_URL: url(
    'server',
    'Where people find the site; `{host}` stands for the name a visitor used, or the society’s first. Links in messages and every address told to a payment provider begin with it; makes the site a real one. No path.',
    'https://{host}',
  ),
  HOST: {
    ...text('server', 'Address to listen at. Behind a proxy on the same machine `127.0.0.1`.'),
    default: '0.0.0.0',
  },
  PORT: {
    kind: 'number',
    group: 'server',
    default: 8080,
    min: 0,
    max: 65_535,
    says: 'Port to listen at.',
  },
  DATA_DIR: {
    ...text(
      'server',
      'The embedded database, and where a running server can be asked. One process at a time.',
    ),
    default: '.data',
  },
  SECRETS_DIR: text(
    'server',
    'Where the files of secrets are that a configuration refers to, and `sealing.key` and `lookup.key`, by which personal data in the database is encrypted and found; both are made for a new database.',
    '`DATA_DIR`',
  ),
  TRUST_PROXY: text(
    'server',
    'Who may say on whose behalf it asks: addresses, networks, `loopback`, `linklocal`, `uniquelocal`, separated by commas; or a number of hops, all in private networks. Never everybody.',
    'nobody',
  ),
  RATE_LIMIT: {
    kind: 'number',
    group: 'server',
    default: 1200,
    min: 1,
    max: 1_000_000,
    says: 'Calls a minute and network before 429. Pages are counted apart, by the same number; their built files, the sandbox and health checks each by ten times as many. Processes on one PostgreSQL share it (one may let through a fortieth more), but for health checks.',
  },
  DRAIN_SECONDS: {
    kind: 'number',
    group: 'server',
    default: 0,
    min: 0,
    max: 300,
    says: 'How long after SIGTERM requests are still served while `/readyz` says 503; behind a load balancer more than twice the time between its checks.',
  },
  LOG_LEVEL: {
    kind: 'choice',
    group: 'server',
    default: 'info',
    allowed: LEVELS,
    usual: '`info`; `warn` in the demonstration',
    says: 'From which level on lines are logged.',
  },
  METRICS_PORT: {
    kind: 'number',
    group: 'server',
    default: 0,
    min: 0,
    max: 65_535,
    says: 'Port at which `/metrics` answers Prometheus, apart from the site’s; 0 for none.',
  },
  METRICS_HOST: {
    ...text('server', 'Address at which it answers; whoever reaches it reads the metrics.'),
    default: '127.0.0.1',
  },
  BACKUP_DAYS: {
    kind: 'number',
    group: 'server',
    default: 7,
    min: 1,
    max: 3660,
    says: 'Days of which `backup -- --keep` keeps the last backup, counting those that have one.',
  },
  BACKUP_WEEKS: {
    kind: 'number',
    group: 'server',
    default: 5,
    min: 0,
    max: 520,
    says: 'Weeks of which it keeps the last one, likewise.',
  },
  SLOW_QUERY_MS: {
    kind: 'number',
    group: 'server',
    default: 500,
    min: 10,
    max: 60_000,
    says: 'From how many milliseconds on a statement of the database is slow: counted by call, and in the log (`store.slow`), once a minute each.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    'server',
    'Where traces are sent by OTLP over HTTP (JSON), `/v1/traces` added; the library’s other variables (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME`, …) hold then, too.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(
    'server',
    'The same as a whole address, instead of the other. Without either there are no traces.',
  ),
  CERTIFICATE_FONTS: text(
    'server',
    'Font files for rare characters on certificates that the bundled font lacks, separated like `PATH`.',
  ),
  DEMO: {
    kind: 'flag',
    group: 'demonstration',
    usual: '`1`; `0` where the site is a real one',
    says: 'The demonstration: stand-ins, `/sandbox`, `/test`, seeded societies with known passwords. Refused where the site is a real one.',
  },
  DEMO_OPEN: {
    kind: 'flag',
    group: 'demonstration',
    usual: '`0`',
    says: 'Stand-ins answer other machines, too: a phone at the same table, a container’s host.',
  },
  SANDBOX_SPEED: {
    kind: 'number',
    group: 'demonstration',
    default: 60,
    min: 1,
    max: 100_000,
    says: 'How much faster than real providers the stand-in repeats notifications of payments.',
  },
  STORAGE_TYPE: {
    kind: 'choice',
    group: 'storage',
    default: 'oss',
    allowed: ['oss', 'obs'],
    says: 'Whose object storage: Alibaba Cloud’s OSS or Huawei Cloud’s OBS.',
  },
  STORAGE_ENDPOINT: url(
    'storage',
    'Address of the bucket, as browsers post to it. The bucket is private.',
  ),
  STORAGE_BUCKET: text('storage', 'Name of the bucket.'),
  STORAGE_KEY: text('storage', 'Access key id.'),
  STORAGE_SECRET: secret('storage', 'Access key secret.'),
  STORAGE_SIGNATURE: {
    kind: 'choice',
    group: 'storage',
    default: 'v1',
    allowed: ['v1', 'v4'],
    says: 'Generation of OSS signatures; `v4` needs the region.',
  },
  STORAGE_REGION: text('storage', 'Region, such as `cn-hangzhou`; for signatures of `v4`.'),
  STORAGE_BASE_URL: {
    ...url(
      'storage',
      'Where files are read with their signature, if not at the bucket: a name of one’s own that leads to it (OSS). Stored files are named by it.',
    ),
    usual: '`STORAGE_ENDPOINT`',
  },
  UPLOADS_VISITORS_FILES: {
    kind: 'number',
    group: 'storage',
    default: 2000,
    min: 1,
    max: 1_000_000,
    says: 'Files that all visitors of a society together may upload a day: people who are neither logged in nor have proven a mobile.',
  },
  UPLOADS_VISITORS_MB: {
    kind: 'number',
    group: 'storage',
    default: 5000,
    min: 1,
    max: 1_000_000,
    says: 'The same in megabytes.',
  },
  UPLOADS_OWNER_FILES: {
    kind: 'number',
    group: 'storage',
    default: 300,
    min: 1,
    max: 1_000_000,
    says: 'Files that one account, or one proven mobile, may upload a day.',
  },
  UPLOADS_OWNER_MB: {
    kind: 'number',
    group: 'storage',
    default: 2000,
    min: 1,
    max: 1_000_000,
    says: 'The same in megabytes.',
  },
  SMS_ENDPOINT: url(
    'sms',
    'Address of Alibaba Cloud’s SMS service, such as `https://dysmsapi.aliyuncs.com`.',
  ),
  SMS_KEY: text('sms', 'Access key id.'),
  SMS_SECRET: secret('sms', 'Access key secret.'),
  SMS_SIGN_NAME: text('sms', 'Signature that the provider has approved.'),
  SMS_TEMPLATE_CODE: text('sms', 'Template of verification codes; its place is `code`.'),
  SMS_REMINDER_TEMPLATE: text(
    'sms',
    'Template of reminders; its places are `name`, `org`, `day`, `link`.',
    'no reminders by SMS',
  ),
  SMS_WORK: {
    kind: 'number',
    group: 'sms',
    default: 240,
    min: 20,
    max: 10_000,
    says: 'Tries that the puzzle before an address’s fourth code in an hour takes at most, half as many on average; some four milliseconds each in a browser.',
  },
  SMS_PER_SECOND: {
    kind: 'number',
    group: 'sms',
    default: 100,
    min: 1,
    max: 10_000,
    says: 'Messages a second that a process hands to the provider; what is more waits in the outbox. Half is left to codes.',
  },
  MAIL_HOST: text('mail', 'Mail server (SMTP). Without one nothing is sent by mail.'),
  MAIL_FROM: text('mail', 'Sender’s address.'),
  MAIL_PORT: {
    kind: 'number',
    group: 'mail',
    default: 465,
    min: 1,
    max: 65_535,
    says: 'Its port.',
  },
  MAIL_PER_SECOND: {
    kind: 'number',
    group: 'mail',
    default: 10,
    min: 1,
    max: 10_000,
    says: 'Messages a second that a process hands to the mail server; what is more waits in the outbox. Half is left to what is no reminder.',
  },
  MAIL_SECURE: {
    kind: 'flag',
    group: 'mail',
    usual: '`1` for port 465',
    says: 'TLS from the first byte; otherwise it begins when the server offers it.',
  },
  MAIL_USER: text(
    'mail',
    'Account; without one the server must take mail from this machine unasked.',
  ),
  MAIL_PASSWORD: secret('mail', 'Its password.'),
  WECHAT_APP_ID: text(
    'wechat',
    'Application id of a service account for societies that have none of their own (`appSecret` in `payProviders.json`) and are paid by no other. Without either a society’s site does not offer WeChat.',
  ),
  WECHAT_SECRET: secret('wechat', 'Its secret.'),
  WECHAT_OPEN_URL: url('wechat', 'Where browsers are sent to.', 'https://open.weixin.qq.com/'),
  WECHAT_API_URL: url(
    'wechat',
    'Where the platform is asked; a proxy of one’s own.',
    'https://api.weixin.qq.com/',
  ),
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS

type NamesOf<Kind extends Setting['kind']> = {
  [Name in SettingName]: (typeof SETTINGS)[Name]['kind'] extends Kind ? Name : never
}[SettingName]
export type TextName = NamesOf<'text' | 'url'>
export type NumberName = NamesOf<'number'>
export type FlagName = NamesOf<'flag'>
export type ChoiceName = NamesOf<'choice'>
