-- Some providers give a value alone: neither what a policy holds nor what it costs (P-1).
ALTER TABLE "policy" ADD COLUMN "gives_breakdown" BOOLEAN NOT NULL DEFAULT true;
