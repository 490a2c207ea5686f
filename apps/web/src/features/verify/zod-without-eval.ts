import { config } from 'zod';

// Imported before any schema is made: zod would try whether it may compile code, which the policy of the page forbids
// and reports (SEC-G5).
config({ jitless: true });
