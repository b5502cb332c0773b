import { expect, it } from 'vitest';
import { settingNames } from '#server/settings/environment.ts';
import { misspeltSettings } from './misspeltSettings.ts';

const environmentOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'a value']));

it('names the setting that was meant', () => {
  const slips = ['CMS_BASE_ULR', 'TRUST_PROXI', 'RATE_LIMIT', 'PREVIEWFRAMEORIGINS'];
  expect(misspeltSettings(environmentOf(slips))).toEqual([
    'CMS_BASE_ULR is not a setting: did you mean CMS_BASE_URL?',
    'TRUST_PROXI is not a setting: did you mean TRUST_PROXY?',
    'RATE_LIMIT is not a setting: did you mean RATE_LIMITS?',
    'PREVIEWFRAMEORIGINS is not a setting: did you mean PREVIEW_FRAME_ORIGINS?',
  ]);
});

it('names the setting that is written in capitals', () => {
  expect(misspeltSettings({ cms_base_url: 'a value' })).toEqual([
    'cms_base_url is not a setting: did you mean CMS_BASE_URL?',
  ]);
});

it('says nothing of what has no value', () => {
  expect(misspeltSettings({ CMS_BASE_ULR: ' ', TRUST_PROXI: undefined })).toEqual([]);
});

it('says nothing of settings', () => {
  expect(misspeltSettings(environmentOf(settingNames))).toEqual([]);
});

it('says nothing of what stands in ordinary environments', () => {
  const shell = 'PATH HOME HOSTNAME SHELL LANG LANGUAGE LC_ALL LOGNAME USER USERNAME PWD OLDPWD TERM SHLVL EDITOR MAIL';
  const session = 'DISPLAY TMPDIR TZ PS1 SSH_CLIENT SSH_TTY XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR DATA_HOME';
  const node = 'NODE NODE_ENV NODE_OPTIONS NODE_PATH INIT_CWD COLOR NO_COLOR FORCE_COLOR DEBUG npm_config_cache';
  const npm = 'npm_package_name npm_lifecycle_event npm_execpath npm_node_execpath npm_config_local_prefix';
  const network =
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy no_proxy HOST POST PORTS IP HTTP_PORT HTTP_HOST';
  const postgres = 'PGHOST PGPORT PGUSER PGDATA PGDATABASE DATABASE_HOST DATABASE_PORT DATABASE_USER DATABASE_NAME';
  const mail = 'SMTP_HOST SMTP_PORT SMTP_USER MAIL_HOST MAIL_USER MAILTO MAIL_TO EMAIL_HOST EMAIL_PORT EMAIL_FROM';
  const cloud =
    'AWS_REGION AWS_PROFILE AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY KUBERNETES_PORT KUBERNETES_SERVICE_HOST';
  const containers = 'KUBERNETES_SERVICE_PORT POD_NAME POD_IP DOCKER_HOST DOCKER_CONFIG COMPOSE_FILE container';
  const services =
    'CONTENT_SERVICE_HOST QUERY_SERVICE_PORT PORTAL_SERVICE_HOST PORTAL_PORT SENTRY_RELEASE SENTRY_ENVIRONMENT';
  const models =
    'OPENAI_API_KEY OPENAI_BASE_URL XAI_API_KEY XAI_MODEL OAUTH_CLIENT_ID API_KEY API_URL API_BASE_URL API_TOKEN BASE_URL APP_BASE_URL';
  const traces =
    'OTEL_EXPORTER_OTLP_PROTOCOL OTEL_EXPORTER_OTLP_TIMEOUT OTEL_TRACES_EXPORTER OTEL_LOG_LEVEL OTEL_PROPAGATORS';
  const systemd =
    'INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID NOTIFY_SOCKET CREDENTIALS_DIRECTORY CI GITHUB_TOKEN CI_JOB_TOKEN';
  const all = [
    shell,
    session,
    node,
    npm,
    network,
    postgres,
    mail,
    cloud,
    containers,
    services,
    models,
    traces,
    systemd,
  ];
  expect(misspeltSettings(environmentOf(all.join(' ').split(' ')))).toEqual([]);
});
