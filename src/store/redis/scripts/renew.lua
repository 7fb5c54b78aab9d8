-- Extends the lease of a claim.
--
-- KEYS  1 meta  2 due
-- ARGV  1 token  2 member of `due`  3 new end of the lease
-- Returns 1, or 0 where the claim was lost
if redis.call('HGET', KEYS[1], 'token') ~= ARGV[1] then return 0 end
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[2])
return 1
