-- How the firm is reached; both are missing where the firm does not give them.
ALTER TABLE "firm" ADD COLUMN "phone" TEXT;
ALTER TABLE "firm" ADD COLUMN "address" TEXT;
