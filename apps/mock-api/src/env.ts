import { readEnv, type Variables } from '@portal/contract/env/read-env';
import { looksGuessable, serverSecret } from '@portal/contract/env/secret-rule';
import { mockProfileSchema } from '@portal/contract/qa/worlds';
import { isEmail } from '@portal/contract/shapes/email-rule';
import { z } from 'zod';
import { qaVariables } from './qa/qa-env.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'must be from 1 to 65535');

const line = z.string().regex(/^[^\p{Cc}]{1,80}$/u, 'must be one line');
const mailAddress = z.string().refine(isEmail, 'must be a mail address');

/** The texts and the delivery of mails. The names are those of the gateway's variables. */
const mailVariables = {
  PORTAL_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/]+$/, 'must be an http or https address without a path')
    .default('http://localhost:8080'),
  PORTAL_NAME: line.default('Noonmark'),
  PORTAL_VIP_NAME: line.default('Noonmark Private'),
  SUPPORT_TIME: line.default('two working days'),
  SUPPORT_DESK: mailAddress.default('client-desk@arkwright-pell.example.com'),
  MAIL_FROM: mailAddress.default('portal@arkwright-pell.example.com'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an smtp or smtps address')
    .optional(),
};

/**
 * Variables of the mock; secrets have no default. The check of .env.example reads their names.
 * @public
 */
export const envSchema = z.object({
  MOCK_API_PORT: port.default(8081),
  MOCK_API_HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.string('is required').regex(/^file:\//, 'must be file: and an absolute path'),
  /** Folder of the bytes of documents; beside the database unless given. */
  DOCUMENTS_DIR: z.string().startsWith('/', 'must be an absolute path').optional(),
  MOCK_TOKEN_SECRET: serverSecret,
  /** File of the audit trail of security events; without one none is kept. */
  AUDIT_FILE: z.string().optional(),
  MOCK_PROFILE: z.enum(mockProfileSchema.options, 'must be full or specification').default('full'),
  SEED: z.enum(['if-empty', 'never'], 'must be if-empty or never').default('if-empty'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  ...mailVariables,
  ...qaVariables,
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
});

export type Env = z.output<typeof envSchema>;

/** Reads the variables, or throws one Error that lists every fault and repeats no value (SEC-D7). */
export function loadEnv(source: Variables = process.env): Env {
  return readEnv(envSchema, source, {
    name: 'The mock API',
    furtherFaults: (given) => (given.NODE_ENV === 'production' ? productionFaults(given) : []),
  });
}

/** What is allowed while trying things out, and refused in production (Q-6, SEC-D7, SEC-D21). */
function productionFaults({ QA_CONTROLS, SEED, MOCK_TOKEN_SECRET: secret }: Variables): string[] {
  return [
    ...(QA_CONTROLS === '1' ? ['QA_CONTROLS: must be 0 in production'] : []),
    ...(SEED === 'never' ? [] : ['SEED: must be never in production']),
    ...(secret !== undefined && looksGuessable(secret) ? ['MOCK_TOKEN_SECRET: must be drawn at random'] : []),
  ];
}
