import {
  anything,
  dictionary,
  duration,
  flag,
  label,
  number,
  single,
  onlySent,
  plain,
  pointer,
  required,
  shape,
  text,
  texts,
} from './kinds.ts';

export const RestartPolicy = shape('RestartPolicy', {
  Attempts: number('attempts'),
  Interval: duration('interval'),
  Delay: duration('delay'),
  Mode: text('mode'),
  RenderTemplates: flag('render_templates'),
});

export const LogConfig = shape('LogConfig', {
  MaxFiles: number('max_files'),
  MaxFileSizeMB: number('max_file_size'),
  Enabled: onlySent(flag('enabled')),
  Disabled: flag('disabled'),
});

export const TaskArtifact = shape('TaskArtifact', {
  GetterSource: text('source'),
  GetterOptions: dictionary('options'),
  GetterHeaders: dictionary('headers'),
  GetterMode: text('mode'),
  GetterInsecure: flag('insecure'),
  RelativeDest: text('destination'),
  Chown: plain(flag('chown')),
});

const WaitConfig = shape('WaitConfig', {
  Min: pointer(required(duration('min'))),
  Max: pointer(required(duration('max'))),
});

const ChangeScript = shape('ChangeScript', {
  Command: required(text('command')),
  Args: texts('args'),
  Timeout: duration('timeout'),
  FailOnError: required(flag('fail_on_error')),
  RunOnFirstRender: flag('run_on_first_render'),
});

export const Template = shape('Template', {
  SourcePath: text('source'),
  DestPath: text('destination'),
  EmbeddedTmpl: text('data'),
  ChangeMode: text('change_mode'),
  ChangeScript: single(ChangeScript, 'change_script'),
  ChangeSignal: text('change_signal'),
  Once: flag('once'),
  Splay: duration('splay'),
  Perms: text('perms'),
  Uid: pointer(number('uid')),
  Gid: pointer(number('gid')),
  LeftDelim: text('left_delimiter'),
  RightDelim: text('right_delimiter'),
  Envvars: flag('env'),
  VaultGrace: duration('vault_grace'),
  Wait: single(WaitConfig, 'wait'),
  ErrMissingKey: flag('error_on_missing_key'),
});

export const Vault = shape('Vault', {
  Policies: onlySent(texts('policies')),
  Role: plain(text('role')),
  Namespace: text('namespace'),
  Cluster: plain(text('cluster')),
  Env: flag('env'),
  DisableFile: flag('disable_file'),
  ChangeMode: text('change_mode'),
  ChangeSignal: text('change_signal'),
  AllowTokenExpiration: flag('allow_token_expiration'),
});

export const Secret = shape('Secret', {
  Name: label(),
  Provider: plain(text('provider')),
  Path: plain(text('path')),
  Config: anything('config'),
  Env: dictionary('env'),
});

export const Action = shape('Action', {
  Name: label(),
  Command: plain(required(text('command'))),
  Args: texts('args'),
});

const Cron = shape('TaskScheduleCron', {
  Start: plain(text('start')),
  End: plain(text('end')),
  Timezone: plain(text('timezone')),
});
export const TaskSchedule = shape('TaskSchedule', { Cron: single(Cron, 'cron') });

export const CSIPlugin = shape('TaskCSIPluginConfig', {
  ID: plain(text('id')),
  Type: plain(text('type')),
  MountDir: plain(text('mount_dir')),
  StagePublishBaseDir: plain(text('stage_publish_base_dir')),
  HealthTimeout: plain(duration('health_timeout')),
});

export const Lifecycle = shape('TaskLifecycle', {
  Hook: plain(required(text('hook'))),
  Sidecar: plain(flag('sidecar')),
});
export const DispatchPayload = shape('DispatchPayloadConfig', { File: plain(text('file')) });
