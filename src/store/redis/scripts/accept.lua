-- Makes an arrival durable, once, and claims the conversation if it is free and nothing is to wait.
-- A repetition writes nothing. The first write needs memory, so a full server refuses all of it.
--
-- KEYS  1 meta  2 mailbox  3 seen  4 state  5 traces  6 receipts  7 due  8 counter  9 list
--       then the set of each person who writes
-- ARGV  1 now  2 lease  3 not before, or ''  4 member of `due`  5 how long ids are remembered
--       6 how long inputs may wait
--       then for each input: sealed input, number of ids, the ids
-- Returns {1 or 0 for each input: new or not, claim or false}
local keys = {
  meta = KEYS[1], mailbox = KEYS[2], seen = KEYS[3], state = KEYS[4],
  traces = KEYS[5], receipts = KEYS[6], due = KEYS[7], counter = KEYS[8],
}
local now, lease, member = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[4]
local not_before, remember = tonumber(ARGV[3]), tonumber(ARGV[5])
local waits_until = now + tonumber(ARGV[6])
local people = {unpack(KEYS, 10)}

local function known(id)
  local known_until = redis.call('ZSCORE', keys.seen, id)
  return known_until and tonumber(known_until) > now
end

-- Remembers every id of an input. False if one of them was known.
local function mark_seen(first, last)
  local fresh = true
  for at = first, last do
    if known(ARGV[at]) then fresh = false end
  end
  for at = first, last do
    if not known(ARGV[at]) then
      redis.call('ZADD', keys.seen, now + remember, ARGV[at])
      redis.call('PEXPIRE', keys.seen, remember)
    end
  end
  return fresh
end

local news, inputs = {}, {}
local at = 7
while at <= #ARGV do
  local ids = tonumber(ARGV[at + 1])
  local fresh = mark_seen(at + 2, at + 1 + ids)
  news[#news + 1] = fresh and 1 or 0
  if fresh then inputs[#inputs + 1] = ARGV[at] end
  at = at + 2 + ids
end
if #inputs == 0 then return {news, false} end
redis.call('ZREMRANGEBYSCORE', keys.seen, '-inf', now)

local due = tonumber(redis.call('ZSCORE', keys.due, member) or 0)
local claimed = redis.call('HMGET', keys.meta, 'token', 'inputs')
local free = not claimed[1] or due <= now
local others_wait = redis.call('LLEN', keys.mailbox) > (free and 0 or tonumber(claimed[2]))
post(keys, inputs)
redis.call('ZADD', KEYS[9], 'GT', waits_until, member)
note_people(people, member, now, waits_until)

if not not_before then
  redis.call('HDEL', keys.meta, 'quiet')
  if not free then return {news, false} end
  return {news, claim_conversation(keys, member, now, lease, live_state(keys, now))}
end

-- What waits already and may be taken now is not held up by what comes after it.
local quiet = tonumber(redis.call('HGET', keys.meta, 'quiet') or 0)
if not others_wait or quiet > now then
  quiet = math.max(quiet, not_before)
  redis.call('HSET', keys.meta, 'quiet', quiet)
end
if free then
  if not others_wait then
    redis.call('ZADD', keys.due, quiet, member)
  elseif due > now then
    redis.call('ZADD', keys.due, math.max(due, quiet), member)
  end
end
return {news, false}
